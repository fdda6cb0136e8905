import type { Locale } from '#schemas/localize.ts';
import type { CompiledGroup } from '#schemas/questions/controls.ts';
import { type CompiledForm, nameOf, permute } from '../assessment/compile.ts';
import { partOf } from '../assessment/draw.ts';
import { isGroup } from '../assessment/group.ts';
import { questionTypes } from '../assessment/registry.ts';
import type { Context, RowOf } from '../engine/define.ts';
import { withKeysOf } from '../forms/regrading/keys.ts';
import { takenBy, type Version, versionOf } from '../forms/versions.ts';

/** A card in a set, with the version that its attempt took and the one by which it is graded now. */
export interface SetCard
  extends Pick<RowOf<'review_answers'>, 'id' | 'review_card_id' | 'answers' | 'rating' | 'tries'> {
  question: string;
  attempt_id: number;
  taken: Version;
  last: Version;
}

type StoredCard = Omit<SetCard, 'taken' | 'last'> &
  Pick<RowOf<'attempts'>, 'seed' | 'asked' | 'form_version_id'> & { last_id: number };

/** The cards of a set in their order; what was regraded before it was asked is asked no more. */
export async function cardsOf(set: number, ctx: Context): Promise<SetCard[]> {
  const { rows } = await ctx.trx.raw(
    `select r.id, r.review_card_id, r.answers, r.rating, r.tries, c.question, c.attempt_id, a.seed, a.asked,
        a.form_version_id, last.id as last_id
      from review_answers r join review_cards c on c.id = r.review_card_id join attempts a on a.id = c.attempt_id
      join form_versions v on v.id = a.form_version_id
      cross join lateral (select id from form_versions where form_id = v.form_id order by number desc limit 1) last
      where r.review_set_id = ? and (r.tries > 0 or c.status = 'active') order by r.place`,
    [set],
  );
  const storedQuestions: StoredCard[] = rows;
  const ids = [...new Set(storedQuestions.flatMap(({ form_version_id, last_id }) => [form_version_id, last_id]))];
  const versions = new Map(await Promise.all(ids.map(async (id) => [id, await versionOf(id, ctx)] as const)));
  return storedQuestions.map(({ seed, asked, form_version_id, last_id, ...card }) => ({
    ...card,
    taken: takenBy({ seed, asked }, versions.get(form_version_id) as Version),
    last: versions.get(last_id) as Version,
  }));
}

/** The questions of a set as one form: each as it stood when it was answered wrong, its options in another order. */
export function formOf(set: number, cards: SetCard[], locale: Locale): CompiledForm {
  const parts = cards.map(({ question, taken }) => permute(partOf(taken.content[locale], [question]), set));
  const groups = new Map<string, CompiledGroup>();
  for (const group of parts.flatMap(({ uiSchema }) => uiSchema['ui:groups'] ?? [])) {
    const { questions = [] } = groups.get(group.name) ?? {};
    groups.set(group.name, { ...group, questions: [...questions, ...group.questions] });
  }
  return {
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: Object.assign({}, ...parts.map(({ schema }) => schema.properties)),
    },
    uiSchema: {
      ...Object.assign({}, ...parts.map(({ uiSchema }) => uiSchema)),
      'ui:order': cards.map(({ question }) => question),
      'ui:groups': [...groups.values()],
    },
  };
}

/**
 * The version by which a card is graded: as it was taken, with the keys of today where they fit what is asked, and
 * shuffled, as a set is. Of a passage it knows those questions alone that are in the set: what is said in a recording is
 * shown with the last of them.
 */
export function judgeOf({ question, taken, last }: SetCard, cards: SetCard[]): Version {
  const askedQuestions = taken.key.filter((row) => isGroup(row) || nameOf(row) === question);
  const now = withKeysOf(questionTypes, { ...taken, key: askedQuestions }, () => last.key);
  const key = now.key.map((row, at) => {
    const was = askedQuestions[at];
    return was && row.body !== was.body ? was : row;
  });
  const names = cards.map((card) => card.question).filter((name) => taken.key.some((row) => nameOf(row) === name));
  const { es, en } = taken.content;
  const rules = { ...taken.rules, shuffle: true };
  return { ...taken, rules, key, content: { es: partOf(es, names), en: partOf(en, names) } };
}
