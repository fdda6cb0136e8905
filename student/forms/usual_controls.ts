import { ArrayField } from './widgets/ArrayField.tsx';
import { Choice } from './widgets/Choice.tsx';
import { Choices } from './widgets/Choices.tsx';
import { Cloze } from './widgets/Cloze.tsx';
import { ShortText } from './widgets/ShortText.tsx';

/** The controls that most forms use; the others are loaded (`late_controls.ts`). */
export const widgets = { choice: Choice, choices: Choices, short_text: ShortText };
export const fields = { ArrayField, cloze: Cloze };
