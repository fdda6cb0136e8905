export const head =
  'Student ID,Nombre,Apellidos,Correo electrónico,Fecha de nacimiento,Teléfono,Grupo,Tipo de estudiante,Swan ID,Notas';

/** Rows of the table that cannot come in: by their place, the cell that is wrong and what stands in it. */
export const badRows: { at: number; cell: number; text: string }[] = [
  { at: 10, cell: 3, text: 'no es correo' },
  { at: 20, cell: 4, text: '1999-02-31' },
  { at: 30, cell: 6, text: 'Grupo que no hay' },
  { at: 40, cell: 7, text: 'Estudiosa' },
  // The student of the first row once more.
  { at: 50, cell: 0, text: '0001' },
  { at: 60, cell: 5, text: '12' },
  { at: 70, cell: 1, text: '' },
];

/** A table of so many students whose IDs begin with a letter, seven of its rows bad where it is long enough. */
export function tableOf(letter: string, count: number, group = 'Grupo A'): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const number = String(at + 1).padStart(4, '0');
    const cells = [`${letter}${number}`, `Íñigo ${at + 1}`, 'Peña', `${letter}${number}@school.example`, '02/03/2001'];
    cells.push(`+52 555 123 ${number}`, group, 'Avanzado', at === 0 ? '007' : '', at === 10 ? "'=HYPERLINK(1)" : '');
    const bad = badRows.find((row) => row.at === at);
    if (bad) cells[bad.cell] = bad.cell === 0 ? letter + bad.text : bad.text;
    return cells.join(',');
  });
  return [head, ...rows].join('\n');
}
