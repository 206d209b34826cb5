import { compareLanguages } from '../support/compare-languages';

compareLanguages(0, 3);
