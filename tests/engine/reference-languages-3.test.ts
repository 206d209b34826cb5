import { compareLanguages } from '../support/compare-languages';

compareLanguages(2, 3);
