import type { Rollup } from 'vite';

type Graph = Pick<Rollup.PluginContext, 'getModuleInfo' | 'getModuleIds'>;

const entry = /\/student\/entry\.client\.tsx$/;
const everywhere = /\/student\/(root|entry\.client)\.tsx$/;
const formPage = /\/student\/forms\/taking\/FormPage\.tsx$/;
const form = /\/student\/forms\/SchemaForm\.tsx$/;
const route = /\/student\/routes\/.*\.tsx$/;
const words = /\/schemas\/locales\/(\w+)\/(room)?/;
const style = /\/student\/.*\.css$/;
const library = /\/node_modules\/|^\0/;

/** These modules and all that they import. */
function reachableFrom({ getModuleInfo }: Graph, from: string[]): Set<string> {
  const modules = new Set(from);
  for (const id of modules) for (const next of getModuleInfo(id)?.importedIds ?? []) modules.add(next);
  return modules;
}

/** What is on every page, and what every form wants and no page without one. */
function plan(graph: Graph): Map<string, string> {
  const ids = [...graph.getModuleIds()];
  const like = (pattern: RegExp) => {
    const from = ids.filter((id) => pattern.test(id));
    if (from.length === 0) throw new Error(`No module is like ${pattern}: the plan of the chunks has to follow.`);
    return reachableFrom(graph, from);
  };
  // A library may import one of our own modules, by a plugin of the build: that goes with it.
  const [common, forms, libraries] = [like(everywhere), like(formPage), like(library)];
  const routes = ids.filter((id) => route.test(id)).map((id) => reachableFrom(graph, [id]));
  const others = routes.filter((around) => ![...around].some((id) => form.test(id)));
  const isElsewhere = (id: string) => common.has(id) || others.some((around) => around.has(id));
  const chunkOf = (id: string) => (!isElsewhere(id) ? 'forms' : libraries.has(id) ? 'libraries' : 'site');
  // The entry of hydration is a chunk of its own: whatever imported it would wait for it.
  return new Map([...common, ...forms].filter((id) => !entry.test(id)).map((id) => [id, chunkOf(id)]));
}

/**
 * Which file a module is built into. Each file is a request that a phone waits for: the libraries, what is on every page,
 * what every form wants and the words of a language come as one each; the pages and the controls of each question type stay apart.
 * The styles are one file: no page is painted before all of its own have come, and together they are smaller than a picture.
 */
export function chunks(): Rollup.GetManualChunk {
  let chunkPlan: Map<string, string> | undefined;
  return (id, graph) => {
    if (style.test(id)) return 'site';
    chunkPlan ??= plan(graph as Graph);
    const [, language, part] = words.exec(id) ?? [];
    return language ? `${part ?? 'words'}-${language}` : chunkPlan.get(id);
  };
}
