export { FileDrop } from './file-drop';
export { LevelField } from './level-field';
export { PreparePage } from './prepare-page';
export { readPreparedFile, takePrepared } from './prepared-file';
