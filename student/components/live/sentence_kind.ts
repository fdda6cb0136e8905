import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';

/** Where the sentences about a meeting stand that name it: a forum is called a forum, everything else a class. */
export const sentenceKind = ({ kind }: Pick<MeetingCard, 'kind'>) => (kind === 'forum' ? 'forum' : 'classe');
