import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';

const build = new URL('../../build/student/', import.meta.url);
const assets = new URL('client/assets/', build);

type Node = { type: string } & Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const inner = (node: Node) => Object.values(node).flat().filter(isNode);

/** The file names that a module imports, at once or later. */
function importsOf(node: Node): string[] {
  const named = /^(Import|Export\w+)(Declaration|Expression)$/.test(node.type)
    ? (node.source as { value?: unknown })
    : null;
  const own = typeof named?.value === 'string' ? [path.posix.basename(named.value)] : [];
  return [...own, ...inner(node).flatMap(importsOf)];
}

/** Whether a module waits for something before those that import it may run. */
function waits(node: Node): boolean {
  if (/Function/.test(node.type)) return false;
  return (
    node.type === 'AwaitExpression' ||
    (node.type === 'ForOfStatement' && node.await === true) ||
    inner(node).some(waits)
  );
}

describe('the built student site', () => {
  const modules = new Map<string, Node>();
  let entry: string;
  let routes: Record<string, { css?: string[] }>;
  beforeAll(async () => {
    for (const name of readdirSync(assets).filter((file) => file.endsWith('.js')))
      modules.set(name, parseAst(readFileSync(new URL(name, assets), 'utf8')) as unknown as Node);
    const { assets: built } = await import(new URL('server/index.js', build).href);
    entry = path.basename(built.entry.module);
    routes = built.routes;
  });

  test('has no module that imports the one at which pages wake up: it may wait for them', () => {
    expect([...modules.keys()]).toContain(entry);
    const importers = [...modules].filter(([, module]) => importsOf(module).includes(entry)).map(([name]) => name);
    expect(importers).toEqual([]);
  });

  test('has no module that keeps those waiting which import it', () => {
    expect([...modules].filter(([, module]) => waits(module)).map(([name]) => name)).toEqual([]);
  });

  test('has its styles in one file, so that no page is painted later for a second one', () => {
    const styles = new Set(Object.values(routes).flatMap(({ css = [] }) => css));
    expect([...styles].map((name) => path.basename(name))).toEqual([expect.stringMatching(/^site-.*\.css$/)]);
  });

  test('has each script compressed beside it, the list of the routes too', () => {
    const files = new Set(readdirSync(assets));
    const large = [...modules.keys()].filter((name) => readFileSync(new URL(name, assets)).length > 1000);
    expect(large.some((name) => name.startsWith('manifest-'))).toBe(true);
    expect(large.filter((name) => !files.has(`${name}.br`) || !files.has(`${name}.gz`))).toEqual([]);
  });

  test('holds nothing of Zoom’s Meeting SDK: the page of a room loads that as it is, and nothing stands for it', () => {
    const sizes = [...modules.keys()].map((name) => readFileSync(new URL(name, assets)).length);
    expect(Math.max(...sizes)).toBeLessThan(1_000_000);
    const holders = [...modules.keys()].filter((name) =>
      /fakeZoom|JOIN_MEETING_FAILED/.test(readFileSync(new URL(name, assets), 'utf8')),
    );
    expect(holders).toEqual([]);
  });
});
