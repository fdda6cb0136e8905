import { type ChangeEvent, useState } from 'react';
import { useAnnounce } from '../announce.tsx';
import { fetchJson } from '../providers/http.ts';

interface Attachment {
  id: number;
  name: string;
}

/** Files that were sent to go with what is being written. */
export function useAttachments() {
  const announce = useAnnounce();
  const [files, setFiles] = useState<Attachment[]>([]);
  const [isSending, setSending] = useState(false);
  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    setSending(true);
    try {
      const { json } = await fetchJson(`/api/resources/upload?attachment&name=${encodeURIComponent(file.name)}`, {
        method: 'POST',
        body: file,
        headers: new Headers({ accept: 'application/json', 'content-type': file.type }),
      });
      setFiles((before) => [...before, { id: (json as Attachment).id, name: file.name }]);
    } catch (error) {
      announce.failed('add', 'resources', error);
    }
    setSending(false);
  };
  return {
    files,
    isSending,
    add,
    remove: (id: number) => setFiles((before) => before.filter((file) => file.id !== id)),
    clear: () => setFiles([]),
  };
}
