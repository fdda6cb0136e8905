import { fork } from 'node:child_process';

/** An API process, which can be killed. */
export interface ApiProcess {
  url: string;
  /** As a failing machine would; it answers no more when this is over. */
  kill(): Promise<void>;
}

/** Starts another API process on a database. */
export async function startApi(databaseUrl: string, folder: string): Promise<ApiProcess> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: folder, PORT: '0' };
  const child = fork('tests/faults/api.ts', { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port));
    child.once('exit', (code) => reject(new Error(`The API ended with ${code} before it listened.`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    kill() {
      child.kill('SIGKILL');
      return gone;
    },
  };
}
