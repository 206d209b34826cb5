export { FileDrop } from './file-drop';
export { FormatSelect } from './format-select';
export { LevelField } from './level-field';
export { PreparePage } from './prepare-page';
export { readPreparedFile, takePrepared } from './prepared-file';
