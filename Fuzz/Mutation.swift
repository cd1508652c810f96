import Foundation

/// Runs a target with randomly changed seeds for some seconds, without coverage or sanitizers.
///
/// The input that runs is in `file`, so that a crash leaves it there.
@MainActor func mutate(_ target: FuzzTarget, for seconds: Double, file: URL) throws {
  let seeds = target.seeds
  let end = Date(timeIntervalSinceNow: seconds)
  var count = 0
  while Date() < end {
    var input = seeds.randomElement() ?? []
    for _ in 0..<Int.random(in: 1...4) { change(&input, with: seeds.randomElement() ?? []) }
    try Data(input).write(to: file)
    target.run(input)
    count += 1
  }
  try FileManager.default.removeItem(at: file)
  print("\(target.rawValue): \(count) inputs")
}

/// Changes a bit, a byte or the length of an input, or inserts a part of another one.
private func change(_ input: inout [UInt8], with other: [UInt8]) {
  guard let place = input.indices.randomElement() else { return input = other }
  switch Int.random(in: 0..<5) {
  case 0: input[place] ^= 1 << UInt8.random(in: 0..<8)
  case 1: input[place] = [0, 1, 0x7F, 0x80, 0xFF].randomElement() ?? 0
  case 2: input.removeSubrange(place...)
  case 3: input.removeSubrange(place..<min(place + Int.random(in: 1...8), input.count))
  default:
    guard let start = other.indices.randomElement() else { return }
    input.insert(contentsOf: other[start...].prefix(Int.random(in: 1...64)), at: place)
  }
}
