/** What is asked again while it is still being done is done once: Zoom takes two joins at a time badly. */
export function once<In extends unknown[], Out>(work: (...given: In) => Promise<Out>): (...given: In) => Promise<Out> {
  let current: Promise<Out> | undefined;
  return (...args) => {
    current ??= work(...args).finally(() => {
      current = undefined;
    });
    return current;
  };
}
