export * from './code';
export * from './moves';
export * from './name-text';
export * from './presets';
export * from './problems';
export * from './settings';
export * from './stream';
export * from './views';
