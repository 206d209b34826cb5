export { DrawPage } from './draw-page';
export { Proof, type ProofProps } from './proof';
