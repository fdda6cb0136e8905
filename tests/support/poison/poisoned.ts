const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] as string);
/** XML holds no NUL. */
const inXml = (text: string) => escaped(text.replaceAll('\0', ''));

/** A question with a payload in each of its texts. */
export const poisoned = (payload: string, at: number) => ({
  type: at % 2 ? 'choice_multiple' : 'choice_single',
  body: {
    prompt: { es: `${at} ${payload}`, en: `${payload} ${at}` },
    text: payload,
    hints: [{ es: `Pista ${payload}`, en: `${payload} help` }],
    options: [
      { id: 'a1', text: `one ${payload}` },
      { id: 'b2', text: `two ${payload}` },
    ],
  },
  key: {
    correct: at % 2 ? ['a1'] : 'a1',
    feedback: {
      correct: { en: `yes ${payload}` },
      incorrect: { en: `no ${payload}` },
      general: { es: `${payload} .` },
    },
    options: [{ option: 'a1', feedback: { es: `a ${payload}`, en: payload } }],
  },
  points: 1,
});

/** Payloads as files of other programs, in which a harmless mark says that texts are HTML. */
export const poisonedFiles = (payloads: string[]): Record<string, string> => ({
  'poison.xml': `<?xml version="1.0"?><quiz>${payloads
    .map(
      (payload, at) => `<question type="multichoice"><name><text>${inXml(payload)}</text></name>
<questiontext format="html"><text>${inXml(`<p>${at} <b>Choose</b> ${payload}</p>`)}</text></questiontext>
<generalfeedback format="html"><text>${inXml(`<i>Well</i> ${payload}`)}</text></generalfeedback><single>true</single>
<answer fraction="100" format="html"><text>${inXml(`<b>one</b> ${payload}`)}</text><feedback format="html"><text>${inXml(`<b>yes</b>${payload}`)}</text></feedback></answer>
<answer fraction="0" format="html"><text>two</text></answer></question>`,
    )
    .join('\n')}</quiz>`,
  'poison.gift': payloads
    .map((payload, at) => {
      const safe = `<b>x</b> ${payload}`.replace(/[~=#{}:\\]/g, '\\$&').replace(/\s*\n\s*/g, ' ');
      return `::Question ${at}::[html]${at} ${safe} {=one ${safe}#${safe}\n~two}`;
    })
    .join('\n\n'),
  'poison.csv': [
    'type,prompt_en,options,answer,correct_en',
    ...payloads.map((payload, at) => {
      const cell = (text: string, more = '') =>
        `"${text.replaceAll('"', '""').replaceAll('|', '\\|').replaceAll('\0', '')}${more}"`;
      return [
        'choice_single',
        cell(`${at} ${payload}`),
        cell(`one ${payload}`, '|two'),
        'two',
        cell(`yes ${payload}`),
      ].join(',');
    }),
  ].join('\r\n'),
});
