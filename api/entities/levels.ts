import { defineEntity } from '../engine/define.ts';
import { active } from '../learning/reach.ts';

export default defineEntity('levels', {
  scopes: { active: active('levels') },
  computed: {
    state: ({ trx, caller }) =>
      trx.raw(
        `case when levels."order" < :order then 'done' when levels."order" = :order then 'current' else 'locked' end`,
        { order: caller.level?.order ?? -1 },
      ),
  },
});
