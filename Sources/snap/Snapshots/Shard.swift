import Foundation

/// A part of a suite that one of several machines tests.
struct Shard: Equatable, Sendable {
  /// The number of the part, from 1.
  let number: Int
  let count: Int

  /// Parses `i/n`; nil if the number is not from 1 to the count.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      count > 0, (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads the part that Bazel sets, and tells Bazel that the test divides itself.
  ///
  /// - Throws: A failure for variables that name no part.
  static func bazels(in environment: [String: String]) throws -> Shard? {
    if let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty {
      guard FileManager.default.createFile(atPath: path, contents: nil) else {
        throw Failure.unwritable(path: path, reason: systemErrorReason())
      }
    }
    guard let count = environment["TEST_TOTAL_SHARDS"], !count.isEmpty else { return nil }
    let index = environment["TEST_SHARD_INDEX"] ?? ""
    guard let place = Int(index), place < Int.max, let shard = Shard("\(place + 1)/\(count)") else {
      throw Failure.choice(
        "TEST_SHARD_INDEX=\(index.visible) and TEST_TOTAL_SHARDS=\(count.visible) are not a shard; "
          + "the index is from 0 to the total less 1")
    }
    return shard
  }

  var text: String { "\(number)/\(count)" }

  /// Returns every nth element, so that the parts differ by at most one in size.
  func part<Element>(of elements: [Element]) -> [Element] {
    elements.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }
}
