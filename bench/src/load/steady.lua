-- A steady stream instead of as much as goes: each connection pauses between an answer and its next request, for a
-- random time around a mean, so that the requests of all of them are spread evenly and do not come in bursts.
-- Arguments: mean pause in ms, then the paths to ask for in turns.
function init(args)
  pause = tonumber(args[1])
  requests = {}
  for i = 2, #args do
    -- As browsers do.
    requests[#requests + 1] = wrk.format('GET', args[i], { ['Accept-Encoding'] = 'br, gzip' })
  end
  turn = 0
end

function delay()
  return math.random(0, 2 * pause)
end

function request()
  turn = turn + 1
  return requests[turn % #requests + 1]
end

-- wrk has taken in already that a stalled connection would have asked again meanwhile ("coordinated omission").
function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  local quantiles = {}
  for i = 1, 400 do
    quantiles[i] = string.format('%.3f', latency:percentile((i - 0.5) / 4) / 1e3)
  end
  io.write(string.format(
    'RESULT {"requests": %d, "seconds": %f, "failed": %d, "p50": %f, "p95": %f, "p99": %f, "max": %f, "quantiles": [%s]}\n',
    summary.requests, summary.duration / 1e6, failed,
    latency:percentile(50) / 1e3, latency:percentile(95) / 1e3, latency:percentile(99) / 1e3, latency.max / 1e3,
    table.concat(quantiles, ',')))
end
