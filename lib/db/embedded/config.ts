/**
 * The server's whole configuration, written at every start so that a new version of ours brings its own.
 * Reached from this machine alone; commits are durable (an acknowledged slip survives a power cut).
 */
export function serverConfig(options: { port: number; durable: boolean }): string {
  const settings: Record<string, string | number> = {
    listen_addresses: "'127.0.0.1'",
    unix_socket_directories: "''",
    port: options.port,
    max_connections: 100,
    password_encryption: "'scram-sha-256'",
    timezone: "'UTC'",
    log_timezone: "'UTC'",
    shared_buffers: "'128MB'",
    work_mem: "'8MB'",
    // No replica hangs on this server: the shortest log will do.
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_wal_size: "'1GB'",
    synchronous_commit: 'on',
    fsync: options.durable ? 'on' : 'off',
    full_page_writes: options.durable ? 'on' : 'off',
    // Short statements on a laptop: planning for many cores and compiling cost more than they give.
    max_parallel_workers_per_gather: 0,
    jit: 'off',
    random_page_cost: 1.1,
    // A transaction that was left open must not hold a round's row for ever.
    idle_in_transaction_session_timeout: "'60s'",
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    log_line_prefix: "'%m [%p] '",
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  return `# Written by Onerack at every start: changes made here are lost.\n${lines.join('\n')}\n`;
}
