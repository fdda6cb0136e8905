import { defineEntity } from '../engine/define.ts';
import { endingForAll, leaving, raisingHand, removingPerson, saying, signing } from '../live/sandbox/acts.ts';
import { entering } from '../live/sandbox/enter.ts';

/** Who is in a room of the sandbox: what a page of it does, and shows. */
export default defineEntity('sandbox_stays', {
  actions: {
    enter: entering,
    sign: signing,
    say: saying,
    raise_hand: raisingHand,
    leave: leaving,
    remove_person: removingPerson,
    end_for_all: endingForAll,
  },
});
