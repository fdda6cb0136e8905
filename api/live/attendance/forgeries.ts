const minute = 60_000;
/** A secret that was just changed may be wrong a few times; more than this in a minute is somebody who forges. */
const most = 60;
/** So many networks are remembered; of more than that nobody has to wait. */
const mostNetworks = 10_000;

/** Counts the forged messages of each network in the minute that runs. It is the process's own: nothing is looked up. */
export function countForgeries() {
  let began = 0;
  let counts = new Map<string, number>();

  function current(): Map<string, number> {
    if (Date.now() - began >= minute) {
      began = Date.now();
      counts = new Map();
    }
    return counts;
  }

  return {
    count(network: string): void {
      const known = current();
      if (known.has(network) || known.size < mostNetworks) known.set(network, (known.get(network) ?? 0) + 1);
    },
    /** The seconds that a network has to wait; 0: none. */
    waitOf: (network: string): number =>
      (current().get(network) ?? 0) >= most ? Math.max(1, Math.ceil((began + minute - Date.now()) / 1000)) : 0,
  };
}
