import { Box, Checkbox, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type NoticeKind, switchesOf } from '#schemas/desk/notice_kinds.ts';
import { useAnnounce } from '../../../announce.tsx';
import { call } from '../../../providers/http.ts';
import { useSchool } from '../../../school.ts';

const ways = { page: 'unwanted_notices', letter: 'unwanted_letters' } as const;
type Way = keyof typeof ways;

/** What the own role is told of, and how; a switch acts at once. */
export function NoticeSwitches() {
  const translate = useTranslate();
  const announce = useAnnounce();
  const { user } = useSchool();
  const [unwanted, setUnwanted] = useState({ page: user.unwanted_notices, letter: user.unwanted_letters });
  const id = useId();
  const change = async (way: Way, kind: NoticeKind, isWanted: boolean) => {
    const list = isWanted ? unwanted[way].filter((one) => one !== kind) : [...unwanted[way], kind];
    setUnwanted({ ...unwanted, [way]: list });
    try {
      await call('PUT', 'user', { [ways[way]]: list });
    } catch (error) {
      setUnwanted(unwanted);
      announce.failed('update', 'staff', error);
    }
  };
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {translate('notices.switches')}
      </Typography>
      <Box component="table" sx={{ borderCollapse: 'collapse', '& th, & td': { pr: 3, textAlign: 'start' } }}>
        <thead>
          <tr>
            <th scope="col">{translate('notices.of')}</th>
            {(Object.keys(ways) as Way[]).map((way) => (
              <th key={way} scope="col">
                {translate(`notices.by.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {switchesOf(user.role.slug).map(({ kind }) => (
            <tr key={kind}>
              <Box component="th" scope="row" sx={{ fontWeight: 400 }}>
                {translate(`notices.kinds.${kind}`)}
              </Box>
              {(Object.keys(ways) as Way[]).map((way) => (
                <td key={way}>
                  <Checkbox
                    checked={!unwanted[way].includes(kind)}
                    onChange={(_, isWanted) => change(way, kind, isWanted)}
                    slotProps={{
                      input: {
                        'aria-label': `${translate(`notices.kinds.${kind}`)}: ${translate(`notices.by.${way}`)}`,
                      },
                    }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </section>
  );
}
