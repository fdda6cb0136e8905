/** A fault for one rule, planted where a level is sound. */
export interface Plant {
  /** Which files of level 6 are changed. */
  in: RegExp;
  from: string | RegExp;
  // biome-ignore lint/suspicious/noExplicitAny: what String.replace hands over
  to: string | ((...found: any[]) => string);
}

const lesson = /lessons\/1-/;
const anywhere = /06-planes/;
/** Makes each right option the longest. */
const lengthened = (text: string) => {
  const right = new Set([...text.matchAll(/correct: (\w{4})\b/g)].map(([, id]) => id));
  const longer = (found: string, id: string) => (right.has(id) ? `${found}well as everybody knows by now ` : found);
  return text.replace(/id: (\w{4}), text: "?/g, longer);
};
/** The options of a list, and which is right. */
const list = /((?: +- \{ id: \w+, text: .*\}\n)+)( +key:\n +correct: )(\w+)/g;

/** By the names of the rules. */
export const plants: Record<string, Plant> = {
  both_languages: {
    in: lesson,
    from: 'es: Completa con <em lang=en>going to</em> y el verbo',
    to: 'es: A las 9:30 completa con <em lang=en>going to</em> y el verbo',
  },
  cast: { in: lesson, from: '<strong>Norma:</strong>', to: '<strong>Brunilda:</strong>' },
  class_lessons: { in: /class_lessons/, from: '<h3>Tarea</h3>', to: '<h3>Otra cosa</h3>' },
  dialect: { in: lesson, from: 'contar tus planes', to: 'contar vuestros planes' },
  feedback: { in: lesson, from: /es: "Falta .*: .*are going to sell.*"/, to: 'es: ""' },
  illustrations: { in: lesson, from: /<img src="(06-1-\w+)/, to: '<img src="$1-lost' },
  lang_marked: { in: lesson, from: 'Ponla en la puerta', to: 'Ponla on the front door' },
  lengths: { in: lesson, from: /Elvira has other plans\./, to: `Elvira has other plans.${' She sings.'.repeat(99)}` },
  levels_are_whole: { in: /level\.yaml/, from: 'required_lessons: 5', to: 'required_lessons: 9' },
  listening: { in: lesson, from: 'transcript: |-', to: 'model: |-' },
  lists_marked: { in: lesson, from: '</em> y el verbo que sigue', to: '</em> y are que sigue' },
  number_of_right_ones: { in: lesson, from: /correct: \[ (\w+),[^\]]*\]/, to: 'correct: [ $1 ]' },
  option_ids: { in: lesson, from: /(- \{ id: )\w+(.*\n +- \{ id: (\w+))/, to: '$1$3$2' },
  options_differ: { in: lesson, from: 'text: My sister drives very well.', to: 'text: They met three years ago.' },
  orders: { in: lesson, from: 'id: jnp3, text: what', to: 'id: jnp3, text: What' },
  parts_of_lesson: { in: lesson, from: /title: "Pronunciación: /, to: 'title: "Para saber: ' },
  place_of_key: { in: anywhere, from: list, to: (_, options, key) => options + key + /id: (\w+)/.exec(options)?.[1] },
  questions_are_valid: { in: lesson, from: /( +- \{ text: is going to help \}\n)/, to: '$1$1' },
  repeated_questions: { in: /exam/, from: /said: .*/, to: "said: We're going to look for a new apartment on Friday." },
  right_option_length: { in: anywhere, from: /^[\s\S]*$/, to: lengthened },
  spelling: { in: lesson, from: 'contar tus planes', to: 'contar tus plannes' },
  typed_keys: {
    in: lesson,
    from: /(- \{ text: )(is going to help \}\n +- \{ text: "'s going to help") \}/,
    to: '- { weight: 0.5, text: $2, weight: 0.5 }',
  },
  types_of_lesson: { in: lesson, from: /type: (?!group)\w+/g, to: 'type: boolean' },
  words_met: { in: lesson, from: '<em lang="en">own</em></td>', to: '<em lang="en">walrus</em></td>' },
  words_of_level: {
    in: lesson,
    from: 'Elvira has other plans.',
    to: `Notwithstanding jurisprudence, ${'vicissitudes '.repeat(99)}`,
  },
};
