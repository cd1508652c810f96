import ArgumentParser
import Foundation

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Checks the compiler, fonts, cache, Git and versions, one line each.",
    discussion:
      "The exit code is 0, or 2 if something is missing without which views cannot be shown.")

  func run() throws {
    try reportingFailure {
      let diagnosis = Diagnosis(
        environment: ProcessInfo.processInfo.environment, folder: .currentDirectory())
      for item in diagnosis.items { print(item.line) }
      if diagnosis.hasErrors { throw ExitCode(2) }
    }
  }
}
