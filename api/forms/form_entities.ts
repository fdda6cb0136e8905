import questions from '#schemas/entities/questions.json' with { type: 'json' };

/** The entities whose records hold questions. */
export const formEntities: string[] = questions.properties.form_id['x-reference'];
