import type { Knex } from 'knex';

/**
 * What a host met at the door of a room, and what is done about it. The timetable is locked before the meeting, as by
 * everything else that gives licences.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Gives a meeting a licence other than the one it has; false where none is free.
    create function change_licence(meeting meetings) returns boolean language plpgsql as $$
    declare
      other record;
    begin
      select * into other from free_licences(meeting.licence_from, meeting.licence_until) free
        where free.licence_id <> meeting.licence_id limit 1;
      if not found then
        return false;
      end if;
      update meetings set licence_id = other.licence_id, licence_slot = other.licence_slot, version = version + 1,
          updated_at = clock_timestamp()
        where id = meeting.id;
      return true;
    end $$;

    -- A licence that is busy with a meeting that is over is set free; otherwise the meeting gets another licence. The fault
    -- of the timetable stands in the list of rooms with both meetings, and coordinators are told of it. What was done in
    -- the last minute is not done again.
    create function mend_room(asked integer, problem text, actor jsonb) returns jsonb language plpgsql as $$
    declare
      meeting meetings;
      room provider_meetings;
      other provider_meetings;
      outcome text;
      moment timestamptz;
    begin
      perform lock_timetable();
      perform lock_meetings(array[asked]);
      moment := clock_timestamp();
      select * into meeting from meetings where id = asked;
      select * into room from provider_meetings where meeting_id = asked and wanted;
      if not found or meeting.licence_id is null or exists (
        select from notices where meeting_id = asked and notice = 'room_trouble' and created_at > moment - interval '1 minute')
      then
        return jsonb_build_object('outcome', 'noted');
      end if;
      if mend_room.problem = 'licence_busy' then
        select r.* into other from provider_meetings r left join meetings m on m.id = r.meeting_id
          where r.licence_id = meeting.licence_id and r.id <> room.id and r.state = 'live'
          order by m.ends_at nulls first limit 1;
      end if;
      if other.id is not null and not exists (
        select from meetings m where m.id = other.meeting_id and other.wanted and m.ends_at > moment)
      then
        outcome := 'freed';
        perform graphile_worker.add_job('end_room', json_build_object('id', other.id), job_key => 'end:' || other.id);
      elsif change_licence(meeting) then
        outcome := 'moved';
      else
        outcome := 'no_licence';
      end if;
      update provider_meetings r set problem = mend_room.problem, clash_id = other.meeting_id, version = r.version + 1,
          updated_at = moment
        where r.id = room.id;
      insert into notices (user_id, notice, params, meeting_id)
        select u.id, 'room_trouble', jsonb_build_object('problem', mend_room.problem, 'outcome', outcome,
            'clash_id', other.meeting_id), asked
          from users u join roles on roles.id = u.role_id
          where roles.slug in ('admin', 'coordinator') and u.status = 'active';
      perform log_change('trouble', entity_of_meeting(meeting.kind), asked, null,
        jsonb_build_object('problem', mend_room.problem, 'outcome', outcome, 'clash_id', other.meeting_id,
          'licence_id', meeting.licence_id), moment, actor);
      return jsonb_build_object('outcome', outcome);
    end $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function mend_room(integer, text, jsonb);
    drop function change_licence(meetings);
  `);
}
