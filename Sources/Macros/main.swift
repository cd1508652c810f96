import Foundation

// The compiler starts this plugin and communicates over its standard streams. A message is its
// length as a little-endian 64-bit integer followed by JSON; the responses have the same format.

let input = FileHandle.standardInput
let output = FileHandle.standardOutput

while let message = try input.readMessage() {
  try output.write(message: reply(to: message))
}

/// Returns the response to a message of the compiler.
func reply(to message: Data) throws -> Data {
  try JSONEncoder().encode(answer(to: JSONDecoder().decode(Question.self, from: message)))
}

func answer(to question: Question) -> Answer {
  switch question {
  case .getCapability:
    .getCapabilityResult(capability: Capability(protocolVersion: 7))
  case .expandFreestandingMacro(_, let syntax):
    .expansion(at: syntax) { () throws(MacroError) in try expandPreview(syntax) }
  case .expandAttachedMacro(let macro, let role, let declaration, let context):
    .expansion(at: declaration) { () throws(MacroError) in
      // `@Previewable` only marks the variables that `#Preview` moves.
      guard macro.typeName == "EntryMacro" else { return "" }
      return try expandEntry(declaration, in: context?.first, role: role)
    }
  }
}

extension FileHandle {
  /// Reads one message; nil at the end of the stream or after an empty message, which ends the
  /// session.
  func readMessage() throws -> Data? {
    guard let header = try read(count: 8) else { return nil }
    let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    return count == 0 ? nil : try read(count: count)
  }

  func write(message: Data) throws {
    let count = UInt64(message.count)
    try write(contentsOf: Data((0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }))
    try write(contentsOf: message)
  }

  private func read(count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try read(upToCount: count - data.count), !part.isEmpty else { return nil }
      data += part
    }
    return data
  }
}
