import { existsSync } from 'node:fs';
import { type Configuration, readConfiguration } from '../../configuration.ts';

/** The environment and .env as settings; what the environment says wins. */
export function settings(): Configuration {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfiguration(process.env);
}
