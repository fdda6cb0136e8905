import type { Projection } from '#schemas/dialect.ts';
import { placeInMenu } from '#schemas/pages.ts';

/** The entities whose `parent` is a record of another. */
export function childrenOf(entity: string, projections: Map<string, Projection>): Projection[] {
  const children = [...projections.values()].filter(({ parent, read, can }) => {
    const targets = [(parent && read.properties?.[parent]?.['x-reference']) ?? []].flat();
    // What several entities hold (the questions of forms) has a screen of its own.
    return can.includes('read') && targets.length === 1 && targets[0] === entity;
  });
  return children.sort((a, b) => placeInMenu(a.entity) - placeInMenu(b.entity));
}
