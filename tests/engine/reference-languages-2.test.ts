import { compareLanguages } from '../support/compare-languages';

compareLanguages(1, 3);
