import type { Field, Widget } from '@rjsf/utils';

/** Controls that are loaded by the forms alone that use them. */
export const later: { widgets: Record<string, () => Promise<Widget>>; fields: Record<string, () => Promise<Field>> } = {
  widgets: {
    essay: async () => (await import('./widgets/Essay.tsx')).Essay,
    order: async () => (await import('./widgets/Order.tsx')).Order,
    dictation: async () => (await import('./widgets/Dictation.tsx')).Dictation,
    pictures: async () => (await import('./widgets/Pictures.tsx')).Pictures,
    words: async () => (await import('./widgets/Words.tsx')).Words,
    recorder: async () => (await import('./widgets/Recorder.tsx')).Recorder,
  },
  fields: {
    bank: async () => (await import('./widgets/Bank.tsx')).Bank,
    corrections: async () => (await import('./widgets/Corrections.tsx')).Corrections,
    matrix: async () => (await import('./widgets/Matrix.tsx')).Matrix,
    pairs: async () => (await import('./widgets/Pairs.tsx')).Pairs,
  },
};
