const name = 'in-room';

/** Whether this tab was in a meeting's room when its page was loaded anew: then it goes in again by itself. */
export const wasInside = (meeting: number): boolean => sessionStorage.getItem(name) === String(meeting);

export const wentInside = (meeting: number): void => sessionStorage.setItem(name, String(meeting));

export const wentOutside = (): void => sessionStorage.removeItem(name);
