import type { Configuration } from '../../configuration.ts';
import { Sentence } from '../../sentence.ts';
import type { Closing } from './command.ts';

/** Serves the school at the configured port and says when that is taken. The libraries run as in production. */
export async function listen(configuration: Configuration, databaseUrl: string, closing: Closing): Promise<string> {
  if (!configuration.development) process.env.NODE_ENV = 'production';
  const { serve } = await import('../../server.ts');
  const running = await serve(configuration, databaseUrl).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Sentence(`Port ${configuration.port} is in use by another program: set PORT to another one.`);
  });
  closing.push(() => running.close());
  return configuration.publicUrl ?? running.address.replace('127.0.0.1', 'localhost').replace('0.0.0.0', 'localhost');
}
