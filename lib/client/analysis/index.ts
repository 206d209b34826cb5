export { Analysis } from './analysis';
export { AnalysisLink } from './analysis-link';
