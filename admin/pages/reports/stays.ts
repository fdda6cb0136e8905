/** What names a row stays in sight where the other columns are scrolled to. */
export const stays = { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper' } as const;
