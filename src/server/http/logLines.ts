// Writes the log's lines of one turn of the loop together: each write holds up the process.

export interface LogLines {
  write(line: string): void;
}

export function logLines(out: NodeJS.WritableStream): LogLines {
  let lines = '';
  const flush = () => {
    const due = lines;
    lines = '';
    if (due !== '') out.write(due);
  };
  process.once('exit', flush);
  return {
    write(line) {
      if (lines === '') setImmediate(flush);
      lines += line;
    },
  };
}
