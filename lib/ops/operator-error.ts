/**
 * A fault that the person who runs the service can mend: a wrong setting, a port in use, a folder that
 * cannot be read. It is shown as its message alone, without a stack.
 */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
