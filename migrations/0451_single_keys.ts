import type { Knex } from 'knex';

/** Whether shortcuts of single keys are on: who speaks to the computer, or shakes, presses them without meaning to. */
export const up = (knex: Knex) => knex.raw('alter table users add column single_keys boolean not null default true');
export const down = (knex: Knex) => knex.raw('alter table users drop column single_keys');
