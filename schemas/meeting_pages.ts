/** The page about a meeting, by its kind. */
const paths: Record<string, string> = {
  classe: '/classes/classe',
  forum: '/forum',
  demo: '/demo-classes/classe',
  particular: '/particular-classes',
};

/** The address of the page about a meeting. */
export const meetingPage = ({ kind, id }: { kind: string; id: number }): string => `${paths[kind]}/${id}`;
