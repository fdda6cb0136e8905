import type { Knex } from 'knex';
import type { Locale } from '#schemas/localize.ts';

/** The logged-in user, as pages know it. */
export interface User {
  id: number;
  name: string;
  username: string;
  role_id: number;
  role: { id: number; slug: string };
  avatar: number | null;
  locale: Locale;
  time_zone: string | null;
  color_scheme: string | null;
  student_type: string | null;
  current_level: { id: number; order: number; name: string; english_name: string | null } | null;
  is_demo: boolean;
  is_advanced: boolean;
  has_leveling_test: boolean;
  has_particular_classes: boolean;
}

/** Reads the logged-in user. `name` is the given and the family name together. */
export async function userData(knex: Knex, id: number): Promise<User> {
  const row = await knex('users as u')
    .join('roles as r', 'r.id', 'u.role_id')
    .leftJoin('levels as l', 'l.id', 'u.current_level_id')
    .where('u.id', id)
    .first({
      id: 'u.id',
      first_name: 'u.first_name',
      family_name: 'u.name',
      username: 'u.username',
      role_id: 'u.role_id',
      role: 'r.slug',
      avatar: 'u.avatar',
      locale: 'u.locale',
      time_zone: 'u.time_zone',
      color_scheme: 'u.color_scheme',
      student_type: 'u.student_type',
      requested: 'u.leveling_test_requested_at',
      level_id: 'l.id',
      order: 'l.order',
      name: 'l.name',
      english_name: 'l.english_name',
    });
  const { first_name, family_name, role, requested, level_id, order, name, english_name, ...user } = row;
  return {
    ...user,
    name: `${first_name} ${family_name}`,
    role: { id: user.role_id, slug: role },
    current_level: level_id && { id: level_id, order, name, english_name },
    is_demo: user.student_type === 'demo',
    is_advanced: user.student_type === 'advanced',
    has_leveling_test: requested !== null,
    has_particular_classes: false,
  };
}
