import { connect } from '#api/database.ts';

export const students = 100_000;

/** A school of that many: rows written straight into the table, as no bench is about filling it. */
export async function fillStudents(ownerUrl: string, count = students): Promise<void> {
  const knex = connect(ownerUrl);
  const [family, given] = [
    ['Aguilar', 'Bravo', 'Castillo', 'Domínguez', 'Escobar'],
    ['Ana', 'Bruno', 'Carla', 'Diego'],
  ];
  await knex.raw(
    `insert into users (kind, username, password, email, first_name, name, role_id, date_of_birth, student_id, group_id,
                        student_type, status)
     select 'student', 'bench.' || n, '-', 'bench.' || n || '@example.com', (?::text[])[1 + n % 4],
            (?::text[])[1 + n % 5] || ' ' || n, roles.id, date '1990-01-01' + n % 9000, 'B' || n, groups.id, 'normal',
            case when n % 10 = 0 then 'inactive' else 'active' end
       from generate_series(1, ?) as n, roles, (select min(id) as id from groups) as groups
      where roles.slug = 'student'`,
    [given, family, count],
  );
  await knex.raw('vacuum analyze users');
  await knex.destroy();
}
