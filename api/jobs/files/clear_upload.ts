import { defineJob } from '../../engine/jobs/jobs.ts';
import { clearStored, type Stored } from '../../files/leftovers.ts';

export default defineJob<Stored>('clear_upload', clearStored);
