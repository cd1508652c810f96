import Foundation
import Testing

@Suite(.serialized) struct ScreenOptionsTests {
  let pictures: PictureFolder

  init() throws {
    pictures = try PictureFolder()
  }

  @Test func theVersionOfTheSystemDecidesAvailability() throws {
    let render = try SnapCommand.run(
      "render", "Group.swift", "--view", "Greeting_Previews 1", "--os", "18", "--os", "26", "-o",
      pictures.path + "/g.png")
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(try pictures.contents == ["g.iOS18.png", "g.iOS26.png"])
    #expect(try !pictures.redColumns(of: "g.iOS18.png").isEmpty)
    #expect(try pictures.redColumns(of: "g.iOS26.png").isEmpty)
  }

  @Test func theListOfDevicesIsNoError() throws {
    for words in [["explain", "--device", "list"], ["render", "Card.swift", "--device=list"]] {
      let list = try SnapCommand.run(arguments: words)
      #expect(list.exitCode == 0 && list.messages.isEmpty, "\(list.messages)")
      #expect(list.lines.contains("iPhone 16 Pro") && list.lines.count > 20, "\(list.text)")
    }
  }

  @Test func aTimeThatIsGivenTwiceIsSaid() throws {
    let twice = try SnapCommand.run("render", "Card.swift", "--at", "350ms", "--at", "0.35s")
    #expect(twice.exitCode == 64)
    #expect(twice.messages.contains("'--at 0.35s' is given twice: leave one out."))
  }

  /// A view of dates and prices that Foundation formats, in several ways.
  private func writeDates() throws -> URL {
    let folder = URL(fileURLWithPath: pictures.path)
    let view = #"""
      import SwiftUI

      let stored = Date(timeIntervalSinceReferenceDate: 0).formatted()

      struct Dates: View {
        private let date = Date(timeIntervalSinceReferenceDate: 0)
        private let formatter = DateFormatter()

        init() {
          formatter.dateStyle = .full
          formatter.timeStyle = .full
        }

        var body: some View {
          let texts = [
            stored, date.formatted(date: .complete, time: .complete), formatter.string(from: date),
            12.5.formatted(.currency(code: "USD")), String(format: "%.2f", 1234.5),
            ["a", "b"].formatted(), "\(Calendar.current.component(.hour, from: date))",
            "\(Calendar.current.firstWeekday)", Locale.current.identifier,
            TimeZone.current.identifier, String.localizedStringWithFormat("%.1f", 1234.5),
          ]
          let _ = print(texts.joined(separator: " | "))
          VStack {
            ForEach(texts, id: \.self) { Text($0) }
            TextField("", value: .constant(12.5), format: .currency(code: "USD"))
            Text(date, style: .time)
            Text(date.formatted(.dateTime.hour().timeZone(.specificName(.long))))
            DatePicker("Date", selection: .constant(date))
          }
        }
      }
      """#
    try Data(view.utf8).write(to: folder.appendingPathComponent("Dates.swift"))
    return folder
  }

  @Test func picturesDependOnNothingOfTheMachine() throws {
    let folder = try writeDates()
    var results: Set<Data> = [], texts: Set<String> = []
    let machines = [
      ["TZ": "Asia/Tokyo", "LANG": "de_DE.UTF-8"], ["TZ": "America/New_York", "LC_ALL": "C"],
      ["TZ": ":/etc/localtime", "LC_ALL": "ar_EG.UTF-8", "LANGUAGE": "ar"],
      ["TZ": "", "LANG": "", "LC_TIME": "fr_FR.UTF-8"], ["TZFILE": "Europe/Berlin"],
      ["HB_SHAPER_LIST": "fallback", "ICU_TIMEZONE_FILES_DIR": "/tmp", "ICU_DATA": "/tmp"],
    ]
    for machine in machines {
      let render = try SnapCommand.run(
        arguments: ["render", "Dates.swift", "--size", "500x600", "-o", "-"], in: folder,
        environment: machine)
      #expect(render.exitCode == 0, "\(render.messages)")
      results.insert(render.output)
      texts.insert(render.messages)
    }
    #expect(results.count == 1)
    #expect(texts.count == 1)
    #expect(texts.first?.contains("$12.50 | 1234.50 | a and b | 0 | 1 | en_US | GMT") == true)
  }

  @Test func theCallerChoosesTheLocaleAndTheTimeZone() throws {
    let folder = try writeDates()
    let render = try SnapCommand.run(
      arguments: [
        "render", "Dates.swift", "--locale", "de-DE", "--time-zone", "Asia/Tokyo", "-o", "a.png",
      ], in: folder)
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(
      render.messages.contains("12,50\u{A0}$ | 1234.50 | a und b | 9 | 2 | de_DE | Asia/Tokyo"),
      "\(render.messages)")
    for options in [["--locale", "xx-nowhere"], ["--locale", ""], ["--time-zone", "Mars/Base"]] {
      let wrong = try SnapCommand.run(
        arguments: ["render", "Dates.swift", "-o", "b.png"] + options, in: folder)
      #expect(wrong.exitCode == 64)
      #expect(wrong.messages.contains("write a "), "\(wrong.messages)")
    }
  }
}
