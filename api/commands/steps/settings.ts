import { existsSync } from 'node:fs';
import { type Configuration, readConfiguration } from '../../configuration.ts';

/** The settings of .env and the environment; the environment wins. */
export function settings(): Configuration {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfiguration(process.env);
}
