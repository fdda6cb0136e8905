import { answerApart } from '../../../answerers.ts';
import { readFileApart } from './table.ts';

answerApart(readFileApart);
