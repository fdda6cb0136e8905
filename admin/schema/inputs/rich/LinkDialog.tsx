import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';

const addresses = /^(https:\/\/\S+\.\S+|mailto:\S+@\S+)$/;

/** Where what is selected leads; an address that is left empty takes the link away. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const translate = useTranslate();
  const [href, setHref] = useState<string>(editor.getAttributes('link').href ?? '');
  const wrong = href !== '' && !addresses.test(href);
  const set = (event: FormEvent) => {
    event.preventDefault();
    // It is rendered inside the form of the question, which it does not send.
    event.stopPropagation();
    if (wrong) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (!href) chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else chain.setLink({ href }).run();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <form onSubmit={set} noValidate>
        <DialogTitle>{translate('admin.rich.link')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            type="url"
            label={translate('admin.rich.address')}
            value={href}
            onChange={({ target }) => setHref(target.value.trim())}
            error={wrong}
            helperText={wrong ? translate('admin.rich.address_wrong') : ' '}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('ra.action.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
