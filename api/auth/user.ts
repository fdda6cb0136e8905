import type { Knex } from 'knex';
import type { User } from '#schemas/accounts/user.ts';

const columns = {
  id: 'u.id',
  first_name: 'u.first_name',
  family_name: 'u.name',
  username: 'u.username',
  email: 'u.email',
  phone: 'u.phone',
  role_id: 'u.role_id',
  role: 'r.slug',
  avatar: 'u.avatar',
  locale: 'u.locale',
  time_zone: 'u.time_zone',
  school_time_zone: 'settings.school_time_zone',
  support_email: 'settings.support_email',
  support_phone: 'settings.support_phone',
  color_scheme: 'u.color_scheme',
  single_keys: 'u.single_keys',
  weekly_goal: 'u.weekly_goal',
  unwanted_letters: 'u.unwanted_letters',
  unwanted_notices: 'u.unwanted_notices',
  student_type: 'u.student_type',
  must_change_password: 'u.must_change_password',
  test_id: 't.id',
  level_id: 'l.id',
  order: 'l.order',
  name: 'l.name',
  english_name: 'l.english_name',
  actor_id: 'a.id',
  actor_first_name: 'a.first_name',
  actor_name: 'a.name',
  ends_at: 's.expires_at',
};

/** Reads the logged-in user, and who acts as them in this session. */
export async function userData(
  knex: Knex,
  { id, session_id }: { id: number | null; session_id: number | null },
): Promise<User> {
  const row = await knex('users as u')
    .join('roles as r', 'r.id', 'u.role_id')
    .leftJoin('levels as l', 'l.id', 'u.current_level_id')
    .leftJoin('leveling_tests as t', (on) => on.on('t.student_id', 'u.id').onIn('t.status', ['pending', 'draft']))
    .leftJoin('sessions as s', (on) =>
      on.on('s.user_id', 'u.id').onVal('s.id', session_id).onVal('s.kind', 'impersonation'),
    )
    .leftJoin('users as a', 'a.id', 's.actor_id')
    .joinRaw('cross join settings')
    .where('u.id', id)
    .first(
      columns,
      knex.raw(
        `exists (select from particular_classes p where p.student_id = u.id and p.status = 'active') as has_particular_classes`,
      ),
    );
  const { test_id, level_id, order, name, english_name, role, has_particular_classes, ...rest } = row;
  const { actor_id, actor_first_name, actor_name, ends_at, support_email, support_phone, ...user } = rest;
  const actor = actor_id && { id: actor_id, name: `${actor_first_name} ${actor_name}` };
  return {
    ...user,
    support: { email: support_email, phone: support_phone },
    name: `${user.first_name} ${user.family_name}`,
    role: { id: user.role_id, slug: role },
    current_level: level_id && { id: level_id, order, name, english_name },
    is_demo: user.student_type === 'demo',
    is_advanced: user.student_type === 'advanced',
    has_leveling_test: test_id !== null,
    has_particular_classes,
    must_change_password: user.must_change_password && !actor,
    impersonation: actor && { actor, ends_at },
  };
}
