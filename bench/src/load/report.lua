-- What wrk measured, as one line of JSON behind "RESULT". Times in ms, the rest as it is called.
function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format(
    'RESULT {"requests": %d, "seconds": %f, "failed": %d, "p50": %f, "p95": %f, "p99": %f, "max": %f}\n',
    summary.requests, summary.duration / 1e6, failed,
    latency:percentile(50) / 1e3, latency:percentile(95) / 1e3, latency:percentile(99) / 1e3, latency.max / 1e3))
end
