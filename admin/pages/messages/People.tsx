import { Box, Button, Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { NamedStudent } from '#schemas/types/fragments/named_student.ts';

interface Props {
  page: { total: number; rows: NamedStudent[] } | undefined;
  first: number;
  size: number;
  turn(first: number): void;
  /** Beside each name. */
  children?(student: NamedStudent): ReactNode;
}

/** Students by name, a page at a time. */
export function People({ page, first, size, turn, children }: Props) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  if (!page) return null;
  const { total, rows } = page;
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((student) => (
          <Box
            component="li"
            key={student.id}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', px: 2, py: 0.5, minHeight: 36, fontSize: 14 }}
          >
            <MuiLink
              component={Link}
              to={createPath({ resource: 'students', id: student.id, type: 'edit' })}
              sx={{ flex: 1, minWidth: 0 }}
            >
              {student.first_name} {student.name}
            </MuiLink>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {student.student_id}
            </Box>
            {children?.(student)}
          </Box>
        ))}
      </Box>
      {total > size && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', px: 2, py: 1, fontSize: 13 }}>
          <Button size="small" disabled={first === 0} onClick={() => turn(first - size)}>
            {translate('ra.navigation.previous')}
          </Button>
          <span>{translate('admin.messages.page', { first: first + 1, last: first + rows.length, total })}</span>
          <Button size="small" disabled={first + rows.length >= total} onClick={() => turn(first + size)}>
            {translate('ra.navigation.next')}
          </Button>
        </Box>
      )}
    </>
  );
}
