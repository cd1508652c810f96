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
  case .expandFreestandingMacro(let macro, let syntax):
    .expansion(at: syntax) { () throws(MacroError) in
      switch macro.typeName {
      // `#Unique` and `#Index` say how a store keeps models, and declare nothing.
      case "MarkerMacro": ""
      case "TipRuleMacro": try expandTipRule(syntax)
      default: try expandPreview(syntax)
      }
    }
  case .expandAttachedMacro(
    let macro, let role, let attribute, let declaration, let parent, let type, let context):
    .expansion(at: declaration) { () throws(MacroError) in
      switch macro.typeName {
      case "EntryMacro": try expandEntry(declaration, in: context?.first, role: role)
      case "ModelMacro": try expandModel(declaration, on: parent, type: type, role: role)
      case "AnimatableMacro": try expandAnimatable(declaration, type: type, role: role)
      case "TipParameterMacro": try expandTipParameter(declaration, role: role)
      case "GenerableMacro": try expandGenerable(declaration, type: type, role: role)
      case "ModelActorMacro": expandModelActor(attribute, on: declaration, type: type, role: role)
      // `@Previewable` only marks the variables that `#Preview` moves; `@Attribute` and others
      // say how a store keeps a variable.
      default: ""
      }
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
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while data.count < count {
      let part = Foundation.read(fileDescriptor, &buffer, min(buffer.count, count - data.count))
      // `FileHandle` would throw after a signal.
      if part < 0, errno == EINTR { continue }
      guard part > 0 else { return nil }
      data += buffer[..<part]
    }
    return data
  }
}
