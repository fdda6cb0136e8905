import { defineJob } from '../../engine/jobs/jobs.ts';
import { clearStored, type StoredFile } from '../../files/leftovers.ts';

export default defineJob<StoredFile>('clear_upload', clearStored);
