import Drawing
import Foundation
import Testing

struct DeterministicMathTests {
  /// The distance of a result from the system library's, relative to it.
  private func error(_ own: Double, _ system: Double) -> Double {
    own == system ? 0 : abs(own - system) / max(abs(system), .leastNormalMagnitude)
  }

  /// Two units in the last place of numbers near 1: the own function and the system's.
  private let tolerance = 2 * Double.ulpOfOne

  @Test func logarithmsAgreeWithTheSystemLibrary() {
    var number = 1000 * Double.leastNonzeroMagnitude
    while number < 1e308 {
      #expect(error(deterministicLogarithm(number), log(number)) <= tolerance, "\(number)")
      number *= 1.37
    }
    for step in -1000...1000 {
      let number = 1 + Double(step) * 1e-4
      #expect(error(deterministicLogarithm(number), log(number)) <= tolerance, "\(number)")
    }
  }

  @Test func unusualLogarithms() {
    #expect(deterministicLogarithm(1) == 0)
    #expect(deterministicLogarithm(0) == -.infinity)
    #expect(deterministicLogarithm(-0.0) == -.infinity)
    #expect(deterministicLogarithm(.infinity) == .infinity)
    #expect(deterministicLogarithm(-1).isNaN)
    #expect(deterministicLogarithm(-.infinity).isNaN)
    #expect(deterministicLogarithm(.nan).isNaN)
  }

  @Test func arcTangentsAgreeWithTheSystemLibrary() {
    for step in 0..<7_200 {
      let (sine, cosine) = deterministicSineCosine(Double(step) / 3_600 * .pi)
      for length in [1e-300, 0.37, 1, 844, 1e300] {
        let (y, x) = (sine * length, cosine * length)
        #expect(error(deterministicArcTangent(y, x), atan2(y, x)) <= tolerance, "\(y) \(x)")
      }
    }
  }

  @Test func anglesOfAnySizeAreOnTheCircle() {
    for exponent in 0...307 {
      let (sine, cosine) = deterministicSineCosine(3.7 * pow(10, Double(exponent)))
      #expect(abs(sine * sine + cosine * cosine - 1) < 1e-5, "1e\(exponent)")
    }
  }

  @Test func unusualArcTangents() {
    let values: [Double] = [
      0, -0.0, 1, -1, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1.7e308, -1.7e308, .infinity,
      -.infinity, .nan,
    ]
    for y in values {
      for x in values {
        let own = deterministicArcTangent(y, x), system = atan2(y, x)
        #expect(own.isNaN == system.isNaN, "\(y) \(x)")
        guard !own.isNaN else { continue }
        #expect(own.sign == system.sign, "\(y) \(x)")
        #expect(error(own, system) <= tolerance, "\(y) \(x)")
      }
    }
  }

  @Test func powersAgreeWithTheSystemLibrary() {
    for base in [0, 1e-300, 0.3, 1, 2, 10, 844, 1e100] {
      for exponent in [-2, -1, -0.5, 0, 0.25, 0.5, 1, 1.5, 2, 3, 65, 1000] {
        let own = deterministicPower(base, exponent), system = pow(base, exponent)
        #expect(error(own, system) <= 1e-12 || !system.isNormal, "\(base) \(exponent)")
        #expect(own.isFinite == system.isFinite, "\(base) \(exponent)")
      }
    }
    #expect(deterministicPower(-2, 3) == -8)
    #expect(deterministicPower(-2, 0.3).isNaN)
    #expect(deterministicPower(.nan, 2).isNaN)
  }

  @Test func decimalLogarithmsOfPowersOfTenAreWhole() {
    for exponent in stride(from: -320.0, through: 308, by: 1) {
      #expect(deterministicDecimalLogarithm(deterministicPowerOfTen(exponent)) == exponent)
    }
    #expect(error(deterministicDecimalLogarithm(2), log10(2)) <= tolerance)
    #expect(error(deterministicPowerOfTen(0.3), pow(10, 0.3)) <= 2 * tolerance)
    #expect(deterministicPowerOfTen(400) == .infinity)
    #expect(deterministicPowerOfTen(-400) == 0)
    #expect(deterministicPowerOfTen(.nan).isNaN)
    #expect(deterministicDecimalLogarithm(0) == -.infinity)
    #expect(deterministicDecimalLogarithm(-1).isNaN)
    #expect(deterministicDecimalLogarithm(.infinity) == .infinity)
  }

  /// glibc has variants of the other functions for different processors, with different last bits.
  @Test(.enabled(if: !SystemMathImports.nm.isEmpty))
  func librariesImportOnlyExactlyRoundedFunctions() throws {
    let exact: Set = [
      "ceil", "copysign", "fabs", "floor", "fma", "fmax", "fmin", "fmod", "frexp", "ilogb", "ldexp",
      "logb", "lrint", "lround", "modf", "nearbyint", "nextafter", "remainder", "rint", "round",
      "scalbn", "sqrt", "trunc",
    ]
    let imports = try SystemMathImports.byModule()
    #expect(imports.count >= 40)
    #expect(imports["Charts"] != nil && imports["CKernels"] != nil && imports["CScheduling"] != nil)
    #expect(imports["Drawing"]?.contains("sqrt") == true, "the search finds nothing")
    for (module, names) in imports {
      let others = names.filter { name in
        !exact.contains(name) && !(name.hasSuffix("f") && exact.contains(String(name.dropLast())))
      }
      #expect(others.isEmpty, "\(module) calls \(others.sorted().joined(separator: ", "))")
    }
  }
}

/// The functions of the system's math library that the built modules call.
private enum SystemMathImports {
  /// The path of `nm`; empty if it is not installed, or on another system than Linux.
  static let nm: String = {
    guard FileManager.default.fileExists(atPath: maps) else { return "" }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/nm" }.first(where: FileManager.default.isExecutableFile) ?? ""
  }()

  private static let maps = "/proc/self/maps"

  /// The path of the math library of this process.
  ///
  /// A file of the kernel has no size, so it is read to its end.
  private static func library() throws -> String {
    let data = try #require(try FileHandle(forReadingAtPath: maps)?.readToEnd())
    return try #require(
      String(decoding: data, as: UTF8.self).split(separator: "\n").lazy
        .compactMap { $0.split(separator: " ").last.map(String.init) }
        .first { $0.contains("/libm.so") || $0.contains("/libm-") })
  }

  /// The names of the package's modules, which are those of folders in `Sources`.
  private static func modules() -> [String] {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    let folders = ["", "LayoutDSL", "Shims"].flatMap { folder in
      (try? FileManager.default.contentsOfDirectory(
        atPath: sources.appendingPathComponent(folder).path)) ?? []
    }
    // The folder of a C module may lack its first letter.
    return folders.flatMap { [$0, "C\($0)"] }
  }

  static func byModule() throws -> [String: Set<String>] {
    let build = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let functions = try symbols(["-D", "--defined-only"], of: [library()])
    var imports: [String: Set<String>] = [:]
    for module in modules() {
      let folder = build.appendingPathComponent("\(module).build")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      let objects = (files?.allObjects ?? []).compactMap { ($0 as? URL)?.path }
        .filter { $0.hasSuffix(".o") }
      guard !objects.isEmpty else { continue }
      imports[module] = try symbols(["-u"], of: objects).intersection(functions)
    }
    return imports
  }

  /// The names of symbols that `nm` lists, without their versions.
  private static func symbols(_ options: [String], of files: [String]) throws -> Set<String> {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: nm)
    process.arguments = options + ["-P"] + files
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = try InputFile.data(from: pipe.fileHandleForReading.fileDescriptor)
    let text = String(decoding: output, as: UTF8.self)
    process.waitUntilExit()
    return Set(
      text.split(separator: "\n").compactMap { line in
        line.split { $0 == " " || $0 == "@" }.first.map(String.init)
      })
  }
}
