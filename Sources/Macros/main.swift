import Foundation

// The compiler starts this program and talks to it over its standard streams: a length in eight
// bytes, least significant first, then a message in JSON. The answers have the same form.

let input = FileHandle.standardInput
let output = FileHandle.standardOutput

while let message = try input.readMessage() {
  try output.write(message: reply(to: message))
}

/// Answers one message of the compiler.
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
      // `@Previewable` only marks what `#Preview` moves.
      guard macro.typeName == "EntryMacro" else { return "" }
      return try expandEntry(declaration, in: context?.first, role: role)
    }
  }
}

extension FileHandle {
  /// Reads one message; nil at the end of the conversation, which an empty message announces.
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
