/** A session's id in a path: what holds slashes is encoded twice, or Zoom takes them for its own. */
export const encodeUuid = (uuid: string) =>
  uuid.startsWith('/') || uuid.includes('//') ? encodeURIComponent(encodeURIComponent(uuid)) : encodeURIComponent(uuid);
